/** QR codes, drawn in the browser: the address is the one that this page was opened with, so no
 * header of a request can put another host into it. */

export interface Qr {
  /** The number of modules on a side, with the light border that scanners need. */
  size: number;
  /** The dark modules, as the data of an SVG path. */
  path: string;
}

/** So many light modules surround the code. */
const BORDER = 4;

export async function qrOf(text: string): Promise<Qr> {
  const { correction, generate } = await import('lean-qr');
  const code = generate(text, { minCorrectionLevel: correction.M });
  const rows = Array.from({ length: code.size }, (_, y) =>
    row(y, code.size, (x) => code.get(x, y)),
  );
  return { size: code.size + 2 * BORDER, path: rows.join('') };
}

/** The dark modules of a row, each run of them as one bar. */
function row(y: number, size: number, dark: (x: number) => boolean): string {
  let path = '';
  for (let x = 0; x < size; x++) {
    if (!dark(x)) continue;
    const from = x;
    while (x < size && dark(x)) x++;
    path += `M${from + BORDER} ${y + BORDER}h${x - from}v1h${from - x}z`;
  }
  return path;
}
