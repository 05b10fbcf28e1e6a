/** A result as a picture: the position, without its solution, on paper. */

const WIDTH = 1200;
const HEIGHT = 630;
const MARGIN = 60;
const TOP = 170;
const BOTTOM = 130;

export interface Words {
  title: string;
  question: string;
  foot: string;
  result: string;
}

async function loaded(code: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = `/api/puzzle/picture.svg?code=${encodeURIComponent(code)}`;
  await image.decode();
  return image;
}

/** Draw the image as large as it fits between the words. */
function place(context: CanvasRenderingContext2D, image: HTMLImageElement): void {
  const [width, height] = [WIDTH - 2 * MARGIN, HEIGHT - TOP - BOTTOM];
  const scale = Math.min(width / image.naturalWidth, height / image.naturalHeight);
  const [w, h] = [image.naturalWidth * scale, image.naturalHeight * scale];
  context.drawImage(image, (WIDTH - w) / 2, TOP + (height - h) / 2, w, h);
}

export async function picture(code: string, words: Words): Promise<File> {
  const style = getComputedStyle(document.documentElement);
  const colour = (name: string) => style.getPropertyValue(`--light-${name}`);
  const [serif, sans] = [style.getPropertyValue('--serif'), style.getPropertyValue('--sans')];
  const fonts = [`700 52px ${serif}`, `500 32px ${sans}`].map((font) => document.fonts.load(font));
  const [image] = await Promise.all([
    loaded(code),
    // A font that cannot be loaded is replaced by the next one.
    Promise.allSettled(fonts),
  ]);
  const canvas = Object.assign(document.createElement('canvas'), { width: WIDTH, height: HEIGHT });
  const context = canvas.getContext('2d')!;
  const write = (text: string, font: string, y: number, ink: string, end = false) => {
    context.font = font;
    context.fillStyle = colour(ink);
    context.textAlign = end ? 'end' : 'start';
    context.fillText(text, end ? WIDTH - MARGIN : MARGIN, y, WIDTH - 2 * MARGIN);
  };
  context.fillStyle = colour('paper');
  context.fillRect(0, 0, WIDTH, HEIGHT);
  write(words.title, `700 52px ${serif}`, 86, 'ink');
  write(words.question, `500 32px ${sans}`, 136, 'soft');
  place(context, image);
  write(words.foot, `500 30px ${sans}`, HEIGHT - 48, 'soft');
  write(words.result, `600 34px ${sans}`, HEIGHT - 48, 'ink', true);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
  if (!blob) throw new Error('no picture');
  return new File([blob], `fair-play-${code}.png`, { type: 'image/png' });
}
