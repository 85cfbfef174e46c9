export const HEADER_HEIGHT = { xs: '56px', xl: '64px' };
