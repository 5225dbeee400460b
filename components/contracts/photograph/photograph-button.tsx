"use client";

import { useRouter } from "next/navigation";
import { useCopy } from "@/components/copy/copy-provider";
import { buttonClasses } from "@/components/ui/button";
import { classes } from "@/components/ui/classes";
import { CameraIcon } from "@/components/ui/icons";
import { keepChosenPhotos } from "./chosen-photos";

/** A phone opens its camera, other machines let people choose pictures; the form takes them. Source: B-51.1. */
export function PhotographButton({ className = "" }: { className?: string }) {
  const words = useCopy().paper;
  const router = useRouter();
  return (
    <label
      className={classes(
        buttonClasses({ variant: "outline" }),
        "cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary-600",
        className,
      )}
    >
      <CameraIcon className="size-4" />
      <span className="max-sm:sr-only">{words.photograph}</span>
      <span aria-hidden="true" className="sm:hidden">
        {words.photo}
      </span>
      <input
        type="file"
        accept="image/*"
        capture="environment"
        multiple
        className="sr-only"
        onChange={(event) => {
          const photos = [...(event.target.files ?? [])];
          event.target.value = "";
          if (photos.length === 0) return;
          keepChosenPhotos(photos);
          router.push("/upload/photograph");
        }}
      />
    </label>
  );
}
