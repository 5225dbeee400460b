/** A topic in words; one of somebody's own as its id says it. Pure. */
export function topicName(topic: string, names: Readonly<Record<string, string>>): string {
  return (Object.hasOwn(names, topic) ? names[topic] : undefined) ?? topic.replaceAll("_", " ");
}
