/** The first line of a backup, in clear; what follows is packed, and sealed where it says how. */
export type FileHead = { tillwatchBackup: 1; salt: string | null };

/** The first frame. */
export type BackupHead = {
  version: string;
  createdAt: string;
  /** The migrations that its tables have behind them. */
  migrations: string[];
};

/** A file of the data folder. */
export type KeptFile = { name: string; text: string };

/** What makes practice stores the same shops, and what signing keys and second factors are sealed with. */
export const KEPT_FILES = ['secret-key', 'practice.json'];
