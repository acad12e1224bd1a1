/** What the sign-in screens are told, and tell each other: where a player wants to go afterwards. */
export interface ArrivalState {
  from?: string;
}
