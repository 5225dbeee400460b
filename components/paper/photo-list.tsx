"use client";

import { useEffect, useRef } from "react";
import { useCopy } from "@/components/copy/copy-provider";
import { buttonClasses, IconButton } from "@/components/ui/button";
import { classes } from "@/components/ui/classes";
import { CameraIcon, ChevronDownIcon, ChevronUpIcon, CloseIcon, ErrorIcon } from "@/components/ui/icons";

type Props = { photos: readonly File[]; error: string; disabled: boolean; onChange: (photos: readonly File[]) => void };

/** The pages in order: each can be moved and removed, and more can be added. */
export function PhotoList({ photos, error, disabled, onChange }: Props) {
  const words = useCopy().paper;
  const move = (from: number, to: number) => {
    const next = [...photos];
    next.splice(to, 0, ...next.splice(from, 1));
    onChange(next);
  };
  return (
    <fieldset className="space-y-2" disabled={disabled}>
      <legend className="text-sm font-medium">{words.pages}</legend>
      {photos.length > 0 && (
        <ol className="grid grid-cols-2 gap-3 sm:grid-cols-3">
          {photos.map((photo, index) => (
            <li
              key={`${photo.name} ${photo.lastModified} ${index}`}
              className="rounded border border-line bg-surface p-2"
            >
              <Thumbnail photo={photo} label={words.page(index + 1)} />
              <div className="mt-1 flex items-center justify-between gap-1">
                <span className="text-sm">{words.page(index + 1)}</span>
                <span className="flex">
                  <IconButton
                    label={words.earlier(index + 1)}
                    disabled={index === 0}
                    onClick={() => move(index, index - 1)}
                  >
                    <ChevronUpIcon className="size-4" />
                  </IconButton>
                  <IconButton
                    label={words.later(index + 1)}
                    disabled={index === photos.length - 1}
                    onClick={() => move(index, index + 1)}
                  >
                    <ChevronDownIcon className="size-4" />
                  </IconButton>
                  <IconButton
                    label={words.remove(index + 1)}
                    onClick={() => onChange(photos.filter((_, at) => at !== index))}
                  >
                    <CloseIcon className="size-4" />
                  </IconButton>
                </span>
              </div>
            </li>
          ))}
        </ol>
      )}
      <label
        className={classes(
          buttonClasses({ variant: photos.length > 0 ? "outline" : "primary" }),
          "w-full cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary-600 sm:w-auto",
        )}
      >
        <CameraIcon className="size-4" />
        {photos.length > 0 ? words.addMore : words.add}
        <input
          type="file"
          accept="image/*"
          multiple
          className="sr-only"
          aria-invalid={error === "" ? undefined : true}
          onChange={(event) => {
            const added = [...(event.target.files ?? [])];
            event.target.value = ""; // so that the same photo can be chosen again
            if (added.length > 0) onChange([...photos, ...added]);
          }}
        />
      </label>
      <p className="text-xs text-ink-muted">{words.hint}</p>
      {error !== "" && (
        <p role="alert" className="flex items-start gap-1.5 text-sm text-danger">
          <ErrorIcon className="mt-0.5 size-4" />
          {error}
        </p>
      )}
    </fieldset>
  );
}

/** Enough to tell pages apart, in pixels. */
const THUMBNAIL = 300;

/** Drawn, as the page's policy loads no pictures but the server's. */
function Thumbnail({ photo, label }: { photo: File; label: string }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    let isOver = false;
    const draw = async () => {
      const picture = await createImageBitmap(photo, { resizeWidth: THUMBNAIL, imageOrientation: "from-image" });
      const drawing = canvas.current;
      if (!isOver && drawing) {
        [drawing.width, drawing.height] = [picture.width, picture.height];
        drawing.getContext("2d")?.drawImage(picture, 0, 0);
      }
      picture.close();
    };
    draw().catch(() => undefined); // what can't be opened is said when it is sent
    return () => {
      isOver = true;
    };
  }, [photo]);
  return <canvas ref={canvas} role="img" aria-label={label} className="h-40 w-full rounded bg-page object-contain" />;
}
