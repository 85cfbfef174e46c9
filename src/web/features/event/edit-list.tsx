import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProductEdit } from '#contract/product/event.ts';
import { isolateText } from '../../format/isolate.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { ProductImage } from '../product/product-image.tsx';

const PICTURE_PX = 72;

/** The fields that an edit changed, with old and new value. */
export function EditList({ edits }: { edits: readonly ProductEdit[] }) {
  const { t } = useTranslation();
  if (edits.length === 0) return null;
  return (
    <Box
      component="dl"
      sx={{
        ...{ m: 0, mt: 0.5, display: 'grid', columnGap: 2, rowGap: 0.5 },
        gridTemplateColumns: 'max-content minmax(0, 1fr)',
      }}
    >
      {edits.map((edit) => (
        <Box key={edit.field} sx={{ display: 'contents' }}>
          <Typography component="dt" variant="body2" color="textSecondary">
            {t(`event.edit.field.${edit.field}`)}
          </Typography>
          <Typography component="dd" variant="body2" sx={{ m: 0, overflowWrap: 'anywhere' }}>
            <Change edit={edit} />
          </Typography>
        </Box>
      ))}
    </Box>
  );
}

function Change({ edit }: { edit: ProductEdit }): ReactNode {
  const { t } = useTranslation();
  const format = useFormat();
  const from = (before: string, after: string) =>
    t('event.price', { before: isolateText(before), after: isolateText(after) });
  switch (edit.field) {
    case 'picture':
      return <Pictures {...edit} />;
    case 'labels':
    case 'variants': {
      const [removed, added] = [edit.removed, edit.added].map((names) => format.list(names.map(isolateText)));
      return format.facts([
        edit.added.length > 0 && t('event.edit.added', { names: added }),
        edit.removed.length > 0 && t('event.edit.removed', { names: removed }),
      ]);
    }
    case 'text': {
      const length = (count: number) => t('event.edit.characters', { count, n: format.count(count) });
      if (edit.after === null) return t('event.edit.rewritten');
      if (edit.before === null || edit.before === edit.after)
        return t('event.edit.rewrittenTo', { length: length(edit.after) });
      return from(length(edit.before), length(edit.after));
    }
    default: {
      const shown = (text: string | null) =>
        text === null ? t('event.edit.none') : edit.field === 'address' ? readable(text) : text;
      return from(shown(edit.before), shown(edit.after));
    }
  }
}

/** An address with its letters, as browsers show it, instead of `%d8%b9`. */
function readable(address: string): string {
  try {
    return decodeURI(address);
  } catch {
    return address;
  }
}

/** Shows both pictures. The shop may have removed the old one. */
function Pictures({ before, after }: { before: string | null; after: string | null }) {
  const { t } = useTranslation();
  return (
    <Stack direction="row" component="span" sx={{ gap: 2, mt: 0.5 }}>
      {(
        [
          ['before', before],
          ['now', after],
        ] as const
      ).map(([side, imageUrl]) => (
        <Stack key={side} component="span" sx={{ gap: 0.5, alignItems: 'center' }}>
          <ProductImage product={{ imageUrl }} size={PICTURE_PX} />
          <Typography component="span" variant="caption" color="textSecondary">
            {t(`event.edit.${side}`)}
          </Typography>
        </Stack>
      ))}
    </Stack>
  );
}
