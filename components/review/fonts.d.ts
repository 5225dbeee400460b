/** A font is known by the address under which the built app serves it. */
declare module "*.woff2" {
  const address: string;
  export default address;
}
