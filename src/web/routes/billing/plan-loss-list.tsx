import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { PlanLosses } from '#contract/billing/billing.ts';
import { useFormat } from '../../i18n/use-format.ts';

type Props = {
  losses: PlanLosses;
  kept: readonly string[];
  onKeep: (ids: readonly string[]) => void;
  /** When it is lost. */
  at: string;
};

/** What a lower plan lacks, with the choice of the stores to keep. */
export function PlanLossList({ losses, kept, onKeep, at }: Props) {
  const { t } = useTranslation();
  const lines = useLossLines(losses);
  return (
    <Box>
      <Typography variant="subtitle2" component="h3">
        {t('billing.loss.title')}
      </Typography>
      <Box component="ul" sx={{ m: 0, mt: 0.5, paddingInlineStart: 2.5 }}>
        {lines.map((line) => (
          <Typography key={line} component="li" variant="body2">
            {line}
          </Typography>
        ))}
      </Box>
      {losses.stores.length > 0 && <StoreChoice losses={losses} kept={kept} onKeep={onKeep} at={at} />}
    </Box>
  );
}

function StoreChoice({ losses, kept, onKeep, at }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const limit = losses.storeLimit.to;
  const toggle = (id: string) => {
    if (kept.includes(id)) return onKeep(kept.filter((other) => other !== id));
    onKeep(limit === 1 ? [id] : [...kept, id]);
  };
  return (
    <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, mt: 2, minWidth: 0 }}>
      <Typography component="legend" variant="subtitle2" sx={{ p: 0 }}>
        {t('billing.loss.keep', { count: limit, n: format.count(limit) })}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {t('billing.loss.rest', { date: format.date(at) })}
      </Typography>
      <Box
        sx={{ mt: 1, maxHeight: 240, overflowY: 'auto', border: 1, borderColor: 'divider', borderRadius: 1, px: 1.5 }}
      >
        {losses.stores.map(({ id, name, host }) => (
          <FormControlLabel
            key={id}
            control={<Checkbox size="small" checked={kept.includes(id)} onChange={() => toggle(id)} />}
            label={
              <>
                <Typography variant="body2" dir="auto">
                  {name}
                </Typography>
                <Typography variant="caption" color="textSecondary">
                  <bdi dir="ltr">{host}</bdi>
                </Typography>
              </>
            }
            sx={{ display: 'flex', py: 0.5, overflowWrap: 'anywhere' }}
          />
        ))}
      </Box>
      <Box role="status" sx={{ mt: 1 }}>
        {kept.length > limit ? (
          <Alert severity="warning">
            {t('billing.loss.tooMany', { count: kept.length - limit, n: format.count(kept.length - limit) })}
          </Alert>
        ) : (
          <Typography variant="caption" color="textSecondary">
            {t('billing.loss.kept', { kept: format.count(kept.length), limit: format.count(limit) })}
          </Typography>
        )}
      </Box>
    </Box>
  );
}

function useLossLines({ features, storeLimit, databaseStoreLimit, databaseProductLimit }: PlanLosses): string[] {
  const { t } = useTranslation();
  const format = useFormat();
  const lines = features.map((feature) => t(`offer.${feature}`));
  if (storeLimit.to < storeLimit.from)
    lines.push(t('billing.loss.stores', { from: format.count(storeLimit.from), to: format.count(storeLimit.to) }));
  lines.push(t('billing.loss.fewer'));
  const [stores, products] = [databaseStoreLimit.to, databaseProductLimit.to];
  if (stores !== null && products !== null && databaseStoreLimit.from === null)
    lines.push(t('billing.loss.database', { stores: format.count(stores), products: format.count(products) }));
  return lines;
}
