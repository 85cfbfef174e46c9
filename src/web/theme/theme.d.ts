import '@mui/material/styles';

type SurfaceColors = { raised: string; sunken: string; outline: string };
type ChartColors = Record<
  'current' | 'previous' | 'band' | 'grid' | 'series1' | 'series2' | 'series3' | 'series4' | 'series5' | 'series6',
  string
>;

declare module '@mui/material/styles' {
  interface BreakpointOverrides {
    xxl: true;
  }
  interface CssThemeVariables {
    enabled: true;
  }
  interface Palette {
    surface: SurfaceColors;
    chart: ChartColors;
  }
  interface PaletteOptions {
    surface?: SurfaceColors;
    chart?: ChartColors;
  }
}
