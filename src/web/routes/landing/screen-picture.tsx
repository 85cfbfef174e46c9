import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../settings/use-settings.ts';

type ScreenName = 'overview' | 'product' | 'database';

/** The sizes that `tools/picture-screens.ts` writes, in pixels. */
const SIZE = { width: 1600, height: 1000 };
const WIDTHS = [800, 1600] as const;
const PHONE_SIZE = { width: 780, height: 1360 };

type Props = { name: ScreenName; sizes: string; isFirst?: boolean };

/** A screen with the practice stores, in the page's language and its current colours. */
export function ScreenPicture({ name, sizes, isFirst = false }: Props) {
  const { t } = useTranslation('article');
  const language = useLanguage();
  return (['light', 'dark'] as const).map((scheme) => {
    const address = (form: number | 'phone') => `/screens/${name}.${language}.${scheme}.${form}.webp`;
    return (
      <picture key={scheme} className={`on-${scheme}`}>
        <source media="(max-width: 599.95px)" srcSet={address('phone')} {...PHONE_SIZE} />
        <Picture
          src={address(WIDTHS[0])}
          srcSet={WIDTHS.map((width) => `${address(width)} ${width}w`).join(', ')}
          sizes={sizes}
          {...SIZE}
          alt={t(`landing.screens.${name}`)}
          // lazy, so that the inactive scheme's picture is never loaded
          loading="lazy"
          fetchPriority={isFirst ? 'high' : 'auto'}
          decoding="async"
        />
      </picture>
    );
  });
}

const Picture = styled('img')(({ theme }) => ({
  display: 'block',
  width: '100%',
  height: 'auto',
  borderRadius: 12,
  border: `1px solid ${theme.vars.palette.divider}`,
  boxShadow: theme.vars.shadows[3],
}));
