import FileDownload from '@mui/icons-material/FileDownloadOutlined';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { download } from '../../api/download.ts';
import type { Query } from '../../api/query-string.ts';
import { problemText } from '../../components/problem-text.ts';

/** Saves what a list shows, all pages of it, as a file for spreadsheets. */
export function CsvButton({ path, query, fileName }: { path: string; query: Query; fileName: string }) {
  const { t } = useTranslation();
  const saving = useMutation({ mutationFn: () => download(path, { query, fileName, accept: 'text/csv' }) });
  return (
    <>
      <Button
        size="small"
        color="inherit"
        startIcon={<FileDownload />}
        loading={saving.isPending}
        onClick={() => saving.mutate()}
      >
        {t('list.csv')}
      </Button>
      {saving.error && (
        <Alert severity="error" onClose={() => saving.reset()} sx={{ flexBasis: '100%' }}>
          {problemText(t, saving.error).title}
        </Alert>
      )}
    </>
  );
}
