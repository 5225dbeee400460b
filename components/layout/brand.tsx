"use client";

import { useCopy } from "@/components/copy/copy-provider";
import { buttonClasses } from "@/components/ui/button";
import { classes } from "@/components/ui/classes";
import { Link } from "@/components/ui/link";

type BrandProps = { isRail?: boolean; hasLinks?: boolean };

/** The product's sign and name, a link home; in a rail, or beside links on a screen of middle width, the sign alone. */
export function Brand({ isRail = false, hasLinks = false }: BrandProps) {
  return (
    <Link href="/dashboard" aria-label={useCopy().common.navigation.home} className={BRAND_LINK}>
      <BrandSign {...{ isRail, hasLinks }} />
    </Link>
  );
}

/** The header of public pages for guests; who is signed in finds the way back to the contracts. */
export function GuestHeader({ isSignedIn = false }: { isSignedIn?: boolean }) {
  const { navigation } = useCopy().common;
  return (
    <header className="border-b border-line bg-surface print:hidden">
      <div className="mx-auto flex h-16 max-w-[114rem] items-center justify-between gap-4 px-4 sm:px-6">
        <Brand />
        <Link href={isSignedIn ? "/dashboard" : "/login"} className={buttonClasses({ variant: "outline", size: "sm" })}>
          {isSignedIn ? navigation.dashboard : navigation.logIn}
        </Link>
      </div>
    </header>
  );
}

/** Style of a home link containing the logo. */
const BRAND_LINK =
  "inline-flex min-h-9 min-w-0 items-center gap-2 rounded font-medium whitespace-nowrap text-ink sm:gap-2.5";

/** The product's sign and name; in a rail the sign alone. */
function BrandSign({ isRail = false, hasLinks = false }: BrandProps) {
  const copy = useCopy();
  return (
    <>
      <svg viewBox="0 0 32 32" className="size-8 shrink-0" aria-hidden="true" focusable="false">
        <rect width="32" height="32" rx="4" className="fill-primary" />
        <path d="M10 6h8l5 5v15H10z" className="fill-white" />
        <path d="M18 6v5h5" className="fill-none stroke-primary" strokeWidth="1.6" />
        <path d="M13 15h7M13 19h4" className="stroke-primary" strokeWidth="1.8" strokeLinecap="round" />
        <path
          d="M15.5 23l1.8 1.6 3.4-4"
          className="fill-none stroke-secondary"
          strokeWidth="1.9"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
      <span
        className={classes(
          "line-clamp-2 text-sm leading-4 whitespace-normal",
          hasLinks ? "2xl:text-lg 2xl:leading-5" : "sm:text-lg sm:leading-5",
          isRail && "lg:hidden",
          hasLinks && "md:max-lg:hidden",
        )}
      >
        {copy.common.productName}
      </span>
    </>
  );
}

/** A home link with a full load: a broken or missing page needs nothing else of the product. */
export function PlainBrand() {
  return (
    <a href="/dashboard" aria-label={useCopy().common.navigation.home} className={BRAND_LINK}>
      <BrandSign />
    </a>
  );
}
