/** Whether a text can only be a shop's address. */
export function isAddress(text: string): boolean {
  return /^(https?:\/\/)?[\w-]+(\.[\w-]+)+(:\d+)?(\/\S*)?$/i.test(text);
}
