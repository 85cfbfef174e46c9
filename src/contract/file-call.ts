import { z } from 'zod';

export const FILE_FORMATS = ['csv', 'xlsx'] as const;
export const FileFormat = z.enum(FILE_FORMATS);
export type FileFormat = z.infer<typeof FileFormat>;

export const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** The calls whose answer can be had again and again as a file, at an address or by mail. */
export const REPEATED_FILES = [
  ...(['listStores', 'listProducts', 'listStoreProducts', 'getTrend', 'getComparison'] as const),
  ...(['getCountryShares', 'getTagShares'] as const),
  ...(['listCatalogueStores', 'listCatalogueProducts', 'listCatalogueStoreProducts'] as const),
] as const;
export type RepeatedFile = (typeof REPEATED_FILES)[number];

/** The calls that answer with a file where one is asked for. */
export type FileName = RepeatedFile | 'listTransactions' | 'getPriceHistory' | 'getSinceJoined';
