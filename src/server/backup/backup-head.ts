/** The first line of a backup, in plain text. The rest is compressed, and encrypted if `salt` is set. */
export type FileHead = { tillwatchBackup: 1; salt: string | null };

/** The first frame. */
export type BackupHead = {
  version: string;
  createdAt: string;
  /** The migrations that its tables have been through. */
  migrations: string[];
};

/** A file of the data folder. */
export type BackupFile = { name: string; text: string };

/** These make practice stores the same shops again, and encrypt signing keys and second factors. */
export const BACKUP_FILES = ['secret-key', 'practice.json'];

/** Where a restored file waits until the data is restored. */
export const newOf = (path: string) => `${path}.new`;
