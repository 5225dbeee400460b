import { useMemo } from "react";
import { encode } from "uqr";

/** A QR code as a picture that grows without becoming blurred. */
export function QrCode({ content, label }: { content: string; label: string }) {
  const { size, path } = useMemo(() => drawn(content), [content]);
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="mx-auto size-52 rounded border border-line bg-white"
    >
      <path d={path} fill="black" />
    </svg>
  );
}

function drawn(content: string): { size: number; path: string } {
  const { size, data } = encode(content, { ecc: "M", border: 3 });
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join("");
  return { size, path };
}
