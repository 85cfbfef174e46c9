import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Readings } from '../../features/reading/readings.tsx';

type Props = { storeId: string; name: string; isWaiting: boolean };

export function StoreReadings({ storeId, name, isWaiting }: Props) {
  const { t } = useTranslation();
  return (
    <Card component="section" aria-labelledby="readings">
      <CardContent>
        <Readings
          heading={
            <>
              <Typography id="readings" component="h2" variant="h5">
                {t('store.readings.title')}
              </Typography>
              <Typography variant="body2" color="textSecondary">
                {t('store.readings.description')}
              </Typography>
            </>
          }
          storeId={storeId}
          label={t('store.readings.caption', { name })}
          empty={t('store.readings.empty')}
          isWaiting={isWaiting}
        />
      </CardContent>
    </Card>
  );
}
