/** A font is known by the address under which the built app serves it. */
declare module "*.woff2" {
  const address: string;
  // eslint-disable-next-line eslint-js/no-restricted-syntax -- the bundler exports it so
  export default address;
}
