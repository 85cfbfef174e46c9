/** The two numbers of a product's id, still as text: a number of 18 digits is more than a JavaScript number holds. */
export function productKeyOf(id: string): { storeId: string; productId: string } {
  const [storeId, productId] = id.split('-') as [string, string];
  return { storeId, productId };
}
