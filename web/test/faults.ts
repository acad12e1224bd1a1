/** What a fake found wrong during the test that is running. */
const faults: string[] = [];

/** Fails the test that is running, even where the app catches what is thrown at it. */
export function reportFault(fault: string): void {
  faults.push(fault);
}

/** Gives the faults and forgets them. */
export function takeFaults(): string[] {
  return faults.splice(0);
}
