/** What the sign-in screens are told, and tell each other. */
export interface SignInState {
  /** Where a player wants to go afterwards. */
  from?: string;
  /** The address that was left for the sign-in: it stands right behind it in the history. */
  over?: string;
}
