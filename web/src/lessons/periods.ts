/** The places whose value differs from the one below it, in rows of this length. */
export function disagreements(values: number[], length: number): number[] {
  const found: number[] = [];
  for (let n = 0; n + length < values.length; n++) {
    if (values[n] !== values[n + length]) found.push(n);
  }
  return found;
}
