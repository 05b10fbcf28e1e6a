/**
 * SHA-256 (FIPS 180-4), to check deals. `crypto.subtle` exists only over HTTPS, which a server at home
 * does not have.
 */
const PRIMES = firstPrimes(64);
/** The first 32 bits of the fractional parts of roots of primes. */
const START = PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));
const ROUND = PRIMES.map((prime) => fraction(Math.cbrt(prime)));

function firstPrimes(count: number): number[] {
  const found: number[] = [];
  for (let n = 2; found.length < count; n++) if (found.every((prime) => n % prime)) found.push(n);
  return found;
}

function fraction(x: number): number {
  return ((x - Math.floor(x)) * 2 ** 32) | 0;
}

/** The 32 bytes of the hash of a text in UTF-8. */
export function sha256(text: string): Uint8Array {
  const data = padded(new TextEncoder().encode(text));
  const state = [...START];
  for (let at = 0; at < data.byteLength; at += 64) compress(state, data, at);
  const hash = new DataView(new ArrayBuffer(32));
  state.forEach((word, i) => hash.setInt32(4 * i, word));
  return new Uint8Array(hash.buffer);
}

export function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The message, a one, zeros, and its length in bits: whole blocks of 64 bytes. */
function padded(message: Uint8Array): DataView {
  const data = new Uint8Array(Math.ceil((message.length + 9) / 64) * 64);
  data.set(message);
  data[message.length] = 0x80;
  const view = new DataView(data.buffer);
  view.setBigUint64(data.length - 8, BigInt(8 * message.length));
  return view;
}

const turn = (x: number, n: number) => (x >>> n) | (x << (32 - n));

function schedule(data: DataView, at: number): number[] {
  const w = Array.from({ length: 16 }, (_, i) => data.getInt32(at + 4 * i));
  for (let i = 16; i < 64; i++) {
    const [x, y] = [w[i - 15]!, w[i - 2]!];
    const s0 = turn(x, 7) ^ turn(x, 18) ^ (x >>> 3);
    const s1 = turn(y, 17) ^ turn(y, 19) ^ (y >>> 10);
    w.push((w[i - 16]! + s0 + w[i - 7]! + s1) | 0);
  }
  return w;
}

function compress(state: number[], data: DataView, at: number): void {
  const w = schedule(data, at);
  let [a, b, c, d, e, f, g, h] = state as [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  for (let i = 0; i < 64; i++) {
    const s1 = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25);
    const one = (h + s1 + ((e & f) ^ (~e & g)) + ROUND[i]! + w[i]!) | 0;
    const s0 = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22);
    const two = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, i) => (state[i] = (state[i]! + word) | 0));
}
