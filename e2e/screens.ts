/** All screens for visitors. */
export const OPEN_SCREENS = [
  ...['/', '/login', '/signup', '/password/reset', '/403', '/404', '/help/faq', '/sharing/stop'],
  ...['/terms', '/privacy', '/refund', '/cookies'],
];

const TODAY = new Date().toISOString().slice(0, 10);

/** All screens of the demo account. `productId` is a product of the first practice store. */
export function signedInScreens(productId: string): string[] {
  return [
    ...['/overview', '/stores', '/stores?q=nothing-is-called-so', '/stores/1', '/products', `/products/${productId}`],
    ...['/stores/1/products', '/stores/1/happenings', '/stores/1/origins'],
    ...[`/products/${productId}/variants`, `/products/${productId}/happenings`, `/products/${productId}/origins`],
    ...['/analytics', '/analytics?scope=database&compare=false', '/database/stores', '/database/stores/1'],
    ...['/database/products?minPrice=1&status=TRACKED&countries=FR&countries=US', `/database/products/${productId}`],
    ...[`/stores/1?receipt=${TODAY}`, `/stores/1?receipt=${TODAY}&receiptOf=${productId}`],
    `/compare?of=1,${productId}`,
    ...['/alerts', '/alerts?new=true', '/channels', '/sharing'],
    ...['/profile', '/referrals', '/billing', '/operate', '/operate?tab=people'],
  ];
}

export type View = { language: 'en' | 'fr' | 'ar'; colorScheme: 'light' | 'dark'; width: number };
