/** The router state that leads to the sign-in screens, and that they pass to each other. */
export interface SignInState {
  /** The page that the player goes to after the sign-in. */
  from?: string;
}
