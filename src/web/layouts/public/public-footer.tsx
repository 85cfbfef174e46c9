import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { BLANK } from '#contract/page-blanks.ts';
import { Logo } from '../../components/logo.tsx';
import { ENABLED_LANGUAGES, LANGUAGE_NAMES } from '../../i18n/languages.ts';
import { PublicLink } from '../../navigation/public-link.tsx';
import { publicPath } from '../../navigation/public-path.ts';
import { useLanguage } from '../../settings/use-settings.ts';
import { WhereBought } from './where-bought.tsx';

const GROUPS = [
  {
    key: 'menu',
    links: [
      { key: 'index', path: '/' },
      { key: 'pricing', path: '/#pricing' },
      { key: 'reviews', path: '/#reviews' },
    ],
  },
  {
    key: 'help',
    links: [
      { key: 'guides', path: '/help/guides' },
      { key: 'faq', path: '/help/faq' },
      { key: 'contact', path: '/help/contact' },
    ],
  },
  {
    key: 'legal',
    links: [
      { key: 'privacy', path: '/privacy' },
      { key: 'terms', path: '/terms' },
      { key: 'cookies', path: '/cookies' },
      { key: 'refund', path: '/refund' },
    ],
  },
] as const;

export function PublicFooter({ path }: { path: string }) {
  const { t } = useTranslation();
  return (
    <Box component="footer" sx={{ borderBlockStart: '1px solid', borderColor: 'divider', py: 6, mt: 8 }}>
      <Container
        maxWidth="lg"
        sx={{
          display: 'grid',
          gap: 4,
          gridTemplateColumns: { xs: '1fr 1fr', sm: 'repeat(3, 1fr)', md: '2fr 1fr 1fr 1fr' },
        }}
      >
        <Box sx={{ gridColumn: { xs: '1 / -1', md: 'auto' } }}>
          <Logo />
          <Typography variant="body2" sx={{ mt: 2, color: 'text.secondary' }}>
            {t('footer.copyright', { year: BLANK.year })}
          </Typography>
        </Box>
        {GROUPS.map((group) => (
          <Box component="nav" key={group.key} aria-label={t(`footer.${group.key}`)}>
            <Typography variant="subtitle2" component="h2">
              {t(`footer.${group.key}`)}
            </Typography>
            <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, mt: 1.5, display: 'grid', gap: 1 }}>
              {group.links.map((link) => (
                <WhereBought key={link.key} isBought={link.key === 'pricing'}>
                  <Box component="li">
                    <PublicLink
                      to={link.path}
                      variant="body2"
                      underline="hover"
                      sx={{ color: 'text.secondary', display: 'inline-block', py: 0.25 }}
                    >
                      {t(`footer.${link.key}`)}
                    </PublicLink>
                  </Box>
                </WhereBought>
              ))}
            </Box>
          </Box>
        ))}
        <LanguageLinks path={path} />
      </Container>
    </Box>
  );
}

/** This page in every language, each named in its own. */
function LanguageLinks({ path }: { path: string }) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <Box
      component="nav"
      aria-label={t('language.label')}
      sx={{ gridColumn: '1 / -1', display: 'flex', flexWrap: 'wrap', columnGap: 2 }}
    >
      {ENABLED_LANGUAGES.map((option) => (
        <Link
          key={option}
          href={publicPath(path, option)}
          hrefLang={option}
          lang={option}
          data-language={option}
          aria-current={option === language ? 'true' : undefined}
          variant="body2"
          underline="hover"
          sx={{ color: 'text.secondary', py: 0.25, '&[aria-current]': { color: 'text.primary' } }}
        >
          {LANGUAGE_NAMES[option]}
        </Link>
      ))}
    </Box>
  );
}
