/** The two numbers of a product's id, as text: they may have 18 digits, more than a JavaScript number holds. */
export function productKeyOf(id: string): { storeId: string; productId: string } {
  const [storeId, productId] = id.split('-') as [string, string];
  return { storeId, productId };
}
