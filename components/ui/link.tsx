"use client";

import NextLink from "next/link";
import { useState, type ComponentProps, type FocusEvent, type PointerEvent } from "react";

type Props = ComponentProps<typeof NextLink>;

/**
 * A link to a page of this app, with everything that Next's own takes. Next fetches ahead what every link in view leads
 * to, two requests for each of the dozen links around each page, which the server answers for nothing. This one
 * fetches ahead when somebody reaches for it: by pointer, finger or keyboard. `prefetch={false}` never does.
 */
export function Link({ prefetch, onPointerEnter, onFocus, ...rest }: Props) {
  const [isReached, setReached] = useState(false);
  return (
    <NextLink
      {...rest}
      prefetch={prefetch ?? (isReached ? null : false)}
      onPointerEnter={(event: PointerEvent<HTMLAnchorElement>) => {
        setReached(true);
        onPointerEnter?.(event);
      }}
      onFocus={(event: FocusEvent<HTMLAnchorElement>) => {
        setReached(true);
        onFocus?.(event);
      }}
    />
  );
}
