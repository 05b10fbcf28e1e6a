/** The chart as an SVG file: a canvas that writes down what is painted on it.
 *
 * Only what `paint` uses is there. Colours are written in a form that every program reads. */
import { paint, type Canvas, type Colours, type Frame, type Series } from './paint';

const HEAD = 34;
const round = (value: number) => Math.round(value * 100) / 100;
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** A colour as the browser computes it, as six digits and an opacity. */
export function plainColour(colour: string): { hex: string; opacity: number } {
  const numbers = (colour.match(/[\d.]+(?:e-?\d+)?/g) ?? ['0', '0', '0']).map(Number);
  const scale = colour.startsWith('color(') ? 255 : 1;
  const hex = numbers
    .slice(0, 3)
    .map((part) =>
      Math.round(part * scale)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('');
  return { hex: `#${hex}`, opacity: numbers[3] ?? 1 };
}

function painted(kind: 'fill' | 'stroke', colour: string): string {
  const { hex, opacity } = plainColour(colour);
  return `${kind}="${hex}"${opacity < 1 ? ` ${kind}-opacity="${round(opacity)}"` : ''}`;
}

export class SvgCanvas implements Canvas {
  fillStyle = '';
  strokeStyle = '';
  lineWidth = 1;
  font = '';
  textAlign: CanvasTextAlign = 'start';
  textBaseline: CanvasTextBaseline = 'alphabetic';
  readonly parts: string[] = [];
  private path: string[] = [];
  private rects: { style: string; path: string[] } = { style: '', path: [] };

  clearRect(): void {
    this.parts.length = 0;
  }

  /** Rectangles of one colour become one path: ten thousand elements would be slow. */
  fillRect(x: number, y: number, width: number, height: number): void {
    const style = this.fillStyle;
    if (style !== this.rects.style) this.flush();
    this.rects.style = style;
    const [w, h] = [round(width), round(height)];
    this.rects.path.push(`M${round(x)} ${round(y)}h${w}v${h}h${-w}z`);
  }

  beginPath(): void {
    this.path = [];
  }

  moveTo(x: number, y: number): void {
    this.path.push(`M${round(x)} ${round(y)}`);
  }

  lineTo(x: number, y: number): void {
    this.path.push(`L${round(x)} ${round(y)}`);
  }

  /** Whole circles only, from the point where the path is. */
  arc(_x: number, _y: number, radius: number): void {
    const r = round(radius);
    this.path.push(`a${r} ${r} 0 1 1 ${-2 * r} 0a${r} ${r} 0 1 1 ${2 * r} 0`);
  }

  fill(): void {
    this.add(`<path d="${this.path.join('')}" ${painted('fill', this.fillStyle)}/>`);
  }

  stroke(): void {
    const style = `fill="none" ${painted('stroke', this.strokeStyle)}`;
    this.add(`<path d="${this.path.join('')}" ${style} stroke-width="${this.lineWidth}"/>`);
  }

  fillText(text: string, x: number, y: number): void {
    const anchor = { right: 'end', center: 'middle' }[this.textAlign as string] ?? 'start';
    const down = { top: 10, middle: 4 }[this.textBaseline as string] ?? 0;
    const place = `x="${round(x)}" y="${round(y + down)}" text-anchor="${anchor}"`;
    this.add(`<text ${place} ${painted('fill', this.fillStyle)}>${escaped(text)}</text>`);
  }

  /** Everything that was painted. */
  content(): string {
    this.flush();
    return this.parts.join('\n');
  }

  private add(part: string): void {
    this.flush();
    this.parts.push(part);
  }

  private flush(): void {
    const { style, path } = this.rects;
    this.rects = { style: '', path: [] };
    if (path.length) this.parts.push(`<path d="${path.join('')}" ${painted('fill', style)}/>`);
  }
}

/** The whole file: the names of the games above the chart, on the colour of the paper. */
export function chartFile(
  frame: Frame,
  series: Series[],
  names: string[],
  colours: Colours,
  title: string,
): string {
  const canvas = new SvgCanvas();
  paint(canvas, { ...frame, cursor: null }, series, colours);
  const { width, height } = frame;
  const legend = names.map((name, i) => {
    const colour = painted('fill', i ? colours.second : colours.first);
    return `<tspan dx="${i * 16}" ${colour}>${i ? '■' : '●'}</tspan> ${escaped(name)}`;
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height + HEAD}"`,
    ` width="${width}" height="${height + HEAD}" font-family="sans-serif" font-size="12">\n`,
    `<title>${escaped(title)}</title>\n`,
    `<rect width="100%" height="100%" ${painted('fill', colours.paper)}/>\n`,
    `<text x="12" y="23" font-size="15" font-weight="600" ${painted('fill', colours.ink)}>`,
    `${legend.join('')}</text>\n`,
    `<g transform="translate(0 ${HEAD})">\n${canvas.content()}\n</g>\n</svg>\n`,
  ].join('');
}
