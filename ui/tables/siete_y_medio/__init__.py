"""The room of Siete y Medio."""
