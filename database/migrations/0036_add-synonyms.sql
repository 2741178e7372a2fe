CREATE TABLE "synonyms" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "synonyms_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"standard" text,
	"words" text[] NOT NULL,
	"means" text[] DEFAULT '{}' NOT NULL,
	"only" boolean DEFAULT false NOT NULL,
	"same" boolean DEFAULT false NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "synonyms_standard_unique" UNIQUE("standard"),
	CONSTRAINT "synonyms_words" CHECK (cardinality("synonyms"."words") > 0),
	CONSTRAINT "synonyms_means" CHECK (cardinality("synonyms"."words") + cardinality("synonyms"."means") > 1)
);
