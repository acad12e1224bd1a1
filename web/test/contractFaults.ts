/** Faults that the fake network found in the traffic of the running test. The set-up files fail the test for them. */
const faults: string[] = [];

/** Records a fault, which fails the running test at its end. A thrown error could be caught by the app. */
export function reportFault(fault: string): void {
  faults.push(fault);
}

/** Returns the faults and clears the list. */
export function takeFaults(): string[] {
  return faults.splice(0);
}
