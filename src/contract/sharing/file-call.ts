import { z } from 'zod';

export const FILE_FORMATS = ['csv', 'xlsx'] as const;
export const FileFormat = z.enum(FILE_FORMATS);
export type FileFormat = z.infer<typeof FileFormat>;

export const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** The calls whose answer can be fetched regularly as a file, at an address or by mail. */
export const REPEATED_FILES = [
  ...(['listStores', 'listProducts', 'listStoreProducts', 'getTrend', 'getComparison', 'getSinceJoined'] as const),
  ...(['getCountryShares', 'getTagShares', 'getProductsOverview', 'getCatalogueProductsOverview'] as const),
  ...(['listCatalogueStores', 'listCatalogueProducts', 'listCatalogueStoreProducts'] as const),
  ...(['listHappenings', 'listStoreEvents', 'listProductEvents', 'listStoreSales', 'listAlertRings'] as const),
  ...(['listStoreBestSellers', 'getPriceHistory', 'listStoreReadings'] as const),
  ...(['listStoreRestatements', 'listProductRestatements', 'listStoreEvidence', 'listProductEvidence'] as const),
] as const;

/** The calls that can answer with a file. Payments and referrals only do so at once, not at an address or by mail. */
export const FILE_NAMES = [...REPEATED_FILES, 'listTransactions', 'getReferrals'] as const;
export type FileName = (typeof FILE_NAMES)[number];
