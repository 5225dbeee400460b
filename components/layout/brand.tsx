"use client";

import { Link } from "@/components/ui/link";
import { useCopy } from "@/components/copy/copy-provider";
import { BRAND_LINK, BrandSign } from "./brand-sign";

/** The product's sign and name, a link home; in a rail the sign alone. */
export function Brand({ isRail = false }: { isRail?: boolean }) {
  return (
    <Link href="/dashboard" aria-label={useCopy().common.navigation.home} className={BRAND_LINK}>
      <BrandSign isRail={isRail} />
    </Link>
  );
}
