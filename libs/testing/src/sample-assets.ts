/** The assets of a brand, as small as can be. */
export const sampleAssets = {
  logo_svg: '<svg/>',
  logo_svg_dark: '<svg/>',
  primary_color: '#111111',
  secondary_color: '#222222',
  font_family: 'Inter',
  font_weight_heading: '700',
  font_weight_body: '400',
};
