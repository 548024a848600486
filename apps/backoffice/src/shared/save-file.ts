/** Milliseconds that the address of a file is kept: Safari takes hold of a large one late. */
const timeoutMs = 60_000;

/** Gives a file to the browser, which asks or keeps it as the person has it set. */
export function saveFile(name: string, file: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), timeoutMs);
}
