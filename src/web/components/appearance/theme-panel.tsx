import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { type ReactNode, useRef } from 'react';
import { toast } from 'react-hot-toast';
import { useTranslation } from 'react-i18next';
import { DENSITIES } from '#contract/preferences.ts';
import { settingsStore } from '../../settings/browser-settings.ts';
import { COLOR_PRESETS, isCustom, PALETTE_MODES, type Settings } from '../../settings/settings.ts';
import { useDirection, useSettings } from '../../settings/use-settings.ts';
import { PRESET_FILLS } from '../../theme/palette.ts';

export function ThemePanel() {
  const { t } = useTranslation();
  const settings = useSettings();
  const direction = useDirection();
  const panel = useRef<HTMLDivElement>(null);

  const tell = () => toast.success(t('toast.themeChanged'), { id: 'theme-changed' });
  const change = (part: Partial<Settings>) => {
    settingsStore.set(part);
    tell();
  };
  const reset = () => {
    settingsStore.reset();
    tell();
    // the button is disabled now, and the focus would move to the page
    panel.current?.focus();
  };

  return (
    <Stack ref={panel} tabIndex={-1} sx={{ gap: 2, mt: 2, outline: 'none' }}>
      <Choice label={t('theme.mode.label')}>
        <Toggles
          label={t('theme.mode.label')}
          value={settings.paletteMode}
          options={PALETTE_MODES.map((mode) => ({ value: mode, label: t(`theme.mode.${mode}`) }))}
          onChange={(paletteMode) => change({ paletteMode })}
        />
      </Choice>
      <Choice label={t('theme.preset.label')}>
        <Toggles
          label={t('theme.preset.label')}
          value={settings.colorPreset}
          options={COLOR_PRESETS.map((preset) => ({
            value: preset,
            label: (
              <>
                <Swatch light={PRESET_FILLS.light[preset].main} dark={PRESET_FILLS.dark[preset].main} />
                {t(`theme.preset.${preset}`)}
              </>
            ),
          }))}
          onChange={(colorPreset) => change({ colorPreset })}
        />
      </Choice>
      <Choice label={t('theme.direction.label')}>
        <Toggles
          label={t('theme.direction.label')}
          value={direction}
          options={(['ltr', 'rtl'] as const).map((value) => ({ value, label: t(`theme.direction.${value}`) }))}
          onChange={(chosen) => change({ direction: chosen })}
        />
      </Choice>
      <Choice label={t('theme.density.label')}>
        <Toggles
          label={t('theme.density.label')}
          value={settings.density}
          options={DENSITIES.map((value) => ({ value, label: t(`theme.density.${value}`) }))}
          onChange={(density) => change({ density })}
        />
      </Choice>
      <FormControlLabel
        control={
          <Switch
            checked={settings.contrast === 'high'}
            onChange={(event) => change({ contrast: event.target.checked ? 'high' : 'normal' })}
          />
        }
        label={t('theme.contrast')}
      />
      <FormControlLabel
        control={<Switch checked={settings.hasKeys} onChange={(event) => change({ hasKeys: event.target.checked })} />}
        label={t('keys.on')}
      />
      <Button variant="outlined" disabled={!isCustom(settings)} onClick={reset}>
        {t('theme.reset')}
      </Button>
    </Stack>
  );
}

function Choice({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Box>
      <Typography variant="caption" component="p" sx={{ mb: 0.5, color: 'text.secondary' }}>
        {label}
      </Typography>
      {children}
    </Box>
  );
}

type TogglesProps<Value extends string> = {
  label: string;
  value: Value;
  options: { value: Value; label: ReactNode }[];
  onChange: (value: Value) => void;
};

function Toggles<Value extends string>({ label, value, options, onChange }: TogglesProps<Value>) {
  return (
    <ToggleButtonGroup
      exclusive
      fullWidth
      size="small"
      aria-label={label}
      value={value}
      onChange={(_, chosen: Value | null) => chosen && onChange(chosen)}
    >
      {options.map((option) => (
        <ToggleButton key={option.value} value={option.value} sx={{ gap: 1, '&.Mui-selected': { fontWeight: 650 } }}>
          {option.label}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}

function Swatch({ light, dark }: { light: string; dark: string }) {
  return (
    <Box
      aria-hidden
      sx={[
        { width: 12, height: 12, borderRadius: '50%', flex: 'none', bgcolor: light },
        (theme) => theme.applyStyles('dark', { bgcolor: dark }),
      ]}
    />
  );
}
