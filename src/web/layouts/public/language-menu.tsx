import Check from '@mui/icons-material/Check';
import Translate from '@mui/icons-material/Translate';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { ENABLED_LANGUAGES, LANGUAGE_NAMES } from '../../i18n/languages.ts';
import { publicPath } from '../../navigation/public-path.ts';
import { useLanguage } from '../../settings/use-settings.ts';

/** Links to the same page in the other languages, so that no script is needed. */
export function LanguageMenu({ path }: { path: string }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const label = `${t('language.label')}: ${LANGUAGE_NAMES[language]}`;
  return (
    <Menu data-menu>
      <summary aria-label={label} title={t('language.label')}>
        <Translate fontSize="small" />
        <Box
          component="span"
          sx={{ display: { xs: 'none', sm: 'inline', md: 'none', lg: 'inline' }, typography: 'body2' }}
        >
          {LANGUAGE_NAMES[language]}
        </Box>
      </summary>
      <ul>
        {ENABLED_LANGUAGES.map((option) => (
          <li key={option}>
            <a
              href={publicPath(path, option)}
              hrefLang={option}
              lang={option}
              data-language={option}
              aria-current={option === language ? 'true' : undefined}
            >
              <Box component="span" sx={{ width: 20, display: 'inline-flex' }}>
                {option === language && <Check fontSize="small" />}
              </Box>
              {LANGUAGE_NAMES[option]}
            </a>
          </li>
        ))}
      </ul>
    </Menu>
  );
}

const Menu = styled('details')(({ theme }) => ({
  position: 'relative',
  '& summary': {
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    height: 40,
    paddingInline: 10,
    borderRadius: 20,
    cursor: 'pointer',
    listStyle: 'none',
    color: theme.vars.palette.action.active,
    '&::-webkit-details-marker': { display: 'none' },
    '&:hover': { backgroundColor: theme.vars.palette.action.hover },
  },
  '& ul': {
    position: 'absolute',
    insetInlineEnd: 0,
    insetBlockStart: 'calc(100% + 4px)',
    margin: 0,
    padding: 6,
    minWidth: 176,
    listStyle: 'none',
    borderRadius: theme.vars.shape.borderRadius,
    border: `1px solid ${theme.vars.palette.divider}`,
    backgroundColor: theme.vars.palette.surface.raised,
    boxShadow: theme.vars.shadows[8],
  },
  '& a': {
    display: 'flex',
    alignItems: 'center',
    gap: 12,
    minHeight: 36,
    paddingInline: 12,
    borderRadius: 6,
    color: theme.vars.palette.text.primary,
    textDecoration: 'none',
    '&:hover': { backgroundColor: theme.vars.palette.action.hover },
    '&[aria-current]': { backgroundColor: theme.vars.palette.action.selected },
  },
}));
