import type { Theme } from '@mui/material/styles';

/**
 * Shades the edges behind which there is more to scroll sideways. The shades stay at the edges of the frame. Covers of
 * the ground's colour scroll with the content and hide a shade at the content's own end.
 */
export function scrollCue(ground: 'default' | 'paper') {
  return (theme: Theme) => {
    const { background, text } = (theme.vars ?? theme).palette;
    const cover = background[ground];
    const shade = `color-mix(in srgb, ${text.primary} 22%, transparent)`;
    const layers = [
      `linear-gradient(90deg, ${cover} 50%, transparent) 0 0 / 40px 100% no-repeat local`,
      `linear-gradient(-90deg, ${cover} 50%, transparent) 100% 0 / 40px 100% no-repeat local`,
      `linear-gradient(90deg, ${shade}, transparent) 0 0 / 10px 100% no-repeat scroll`,
      `linear-gradient(-90deg, ${shade}, transparent) 100% 0 / 10px 100% no-repeat scroll`,
    ];
    return { background: layers.join(', ') };
  };
}
