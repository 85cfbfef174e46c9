import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Readings } from './readings.tsx';

/** The readings of a UTC day, for the receipt. */
export function DayReadings({ storeId, day }: { storeId: string; day: string }) {
  const { t } = useTranslation();
  return (
    <section aria-labelledby="day-readings">
      <Readings
        heading={
          <Typography id="day-readings" component="h3" variant="h6">
            {t('receipt.readings.title')}
          </Typography>
        }
        key={day}
        storeId={storeId}
        day={day}
        label={t('receipt.readings.title')}
        empty={t('receipt.readings.empty')}
      />
    </section>
  );
}
