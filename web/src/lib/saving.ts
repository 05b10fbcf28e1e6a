/** Save a text as a file, as if it came from a link. */
export function saveFile(name: string, text: string, type: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The download has started; the browser holds what it needs.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
