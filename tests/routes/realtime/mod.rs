mod ticket;
