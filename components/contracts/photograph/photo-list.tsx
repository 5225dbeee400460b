"use client";

import { useEffect, useRef, useState } from "react";
import { useCopy } from "@/components/copy/copy-provider";
import { buttonClasses, IconButton } from "@/components/ui/button";
import { classes } from "@/components/ui/classes";
import { CameraIcon, ChevronDownIcon, ChevronUpIcon, CloseIcon, DocumentIcon, ErrorIcon } from "@/components/ui/icons";
import { isForServer } from "./photo";

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
            <PhotoCard
              key={`${photo.name} ${photo.lastModified} ${index}`}
              photo={photo}
              page={index + 1}
              isLast={index === photos.length - 1}
              onMove={(by) => move(index, index + by)}
              onRemove={() => onChange(photos.filter((_, at) => at !== index))}
            />
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

type CardProps = {
  photo: File;
  /** From 1. */
  page: number;
  isLast: boolean;
  onMove: (by: 1 | -1) => void;
  onRemove: () => void;
};

function PhotoCard({ photo, page, isLast, onMove, onRemove }: CardProps) {
  const words = useCopy().paper;
  return (
    <li className="rounded border border-line bg-surface p-2">
      <Thumbnail photo={photo} label={words.page(page)} />
      <p className="mt-1 text-sm">{words.page(page)}</p>
      <div className="flex justify-between">
        <IconButton label={words.earlier(page)} disabled={page === 1} onClick={() => onMove(-1)}>
          <ChevronUpIcon className="size-4" />
        </IconButton>
        <IconButton label={words.later(page)} disabled={isLast} onClick={() => onMove(1)}>
          <ChevronDownIcon className="size-4" />
        </IconButton>
        <IconButton label={words.remove(page)} onClick={onRemove}>
          <CloseIcon className="size-4" />
        </IconButton>
      </div>
    </li>
  );
}

/** Enough to tell pages apart, in pixels. */
const THUMBNAIL = 300;

/** Drawn, as the page's policy loads no pictures but the server's. What can't be drawn shows its name and why. */
function Thumbnail({ photo, label }: { photo: File; label: string }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [unopened, setUnopened] = useState<File | null>(null);
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
    draw().catch(() => isOver || setUnopened(photo));
    return () => {
      isOver = true;
    };
  }, [photo]);
  if (unopened === photo) return <NoPicture photo={photo} label={label} />;
  return <canvas ref={canvas} role="img" aria-label={label} className="h-40 w-full rounded bg-page object-contain" />;
}

/** A JPEG that this browser can't open may still be read by the server; anything else is refused when it is sent. */
function NoPicture({ photo, label }: { photo: File; label: string }) {
  const words = useCopy().paper;
  const isSent = isForServer(photo);
  const Icon = isSent ? DocumentIcon : ErrorIcon;
  return (
    <div
      role="img"
      aria-label={isSent ? label : `${label}. ${words.unreadable(photo.name)}`}
      className={classes(
        "flex h-40 w-full flex-col items-center justify-center gap-2 overflow-hidden rounded bg-page p-3 text-center text-xs [overflow-wrap:anywhere]",
        isSent ? "text-ink-muted" : "text-danger",
      )}
    >
      <Icon className="size-5" />
      {isSent ? photo.name : words.unreadable(photo.name)}
    </div>
  );
}
