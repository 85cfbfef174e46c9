import Check from '@mui/icons-material/Check';
import Translate from '@mui/icons-material/Translate';
import IconButton from '@mui/material/IconButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ENABLED_LANGUAGES, LANGUAGE_NAMES, type Language } from '../../i18n/languages.ts';
import { changeLanguage } from '../../settings/change-language.ts';
import { useLanguage } from '../../settings/use-settings.ts';
import { Hint } from '../hint.tsx';
import { LazyMenu } from '../lazy-overlays.tsx';

export function LanguageSwitch() {
  const { t } = useTranslation();
  const language = useLanguage();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);

  const choose = (chosen: Language) => {
    setAnchor(null);
    if (chosen !== language) void changeLanguage(chosen);
  };

  return (
    <>
      <Hint title={t('language.label')}>
        <IconButton
          aria-label={`${t('language.label')}: ${LANGUAGE_NAMES[language]}`}
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <Translate fontSize="small" />
        </IconButton>
      </Hint>
      <LazyMenu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {ENABLED_LANGUAGES.map((option) => (
          <MenuItem
            key={option}
            role="menuitemradio"
            aria-checked={option === language}
            lang={option}
            selected={option === language}
            onClick={() => choose(option)}
          >
            <ListItemIcon>{option === language && <Check fontSize="small" />}</ListItemIcon>
            {LANGUAGE_NAMES[option]}
          </MenuItem>
        ))}
      </LazyMenu>
    </>
  );
}
