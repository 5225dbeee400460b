"use client";

import NextLink from "next/link";
import { useState, type ComponentProps, type FocusEvent, type PointerEvent } from "react";

type Props = ComponentProps<typeof NextLink>;

/**
 * A link to a page of this app, with all of Next's props. By default Next prefetches every visible link: two requests
 * for each of the dozen links around a page, mostly for nothing. This one prefetches when the user reaches for it, by
 * pointer, touch or keyboard. `prefetch={false}` never does.
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
