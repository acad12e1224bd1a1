/** The router state that leads to the sign-in screens, and that they pass to each other. */
export interface SignInState {
  /** The page that the player goes to after the sign-in. */
  from?: string;
  /** The address of the page that led to the sign-in. Its history entry is directly before the sign-in. */
  over?: string;
}
