/** Whether a text is meant as the address of a shop, and as nothing else. */
export function isAddress(text: string): boolean {
  return /^(https?:\/\/)?[\w-]+(\.[\w-]+)+(:\d+)?(\/\S*)?$/i.test(text);
}
