export const weekdays = "ням даваа мягмар лхагва пүрэв баасан бямба".split(" ");
