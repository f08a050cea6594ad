CREATE TABLE "picture_tries" (
	"key" text PRIMARY KEY NOT NULL,
	"failures" integer NOT NULL,
	"wait_until" timestamp with time zone,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pupil_cards" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"secret_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "pupil_cards_secret" UNIQUE("secret_hash")
);
--> statement-breakpoint
CREATE TABLE "pupil_pictures" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"sequence" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "on_class_page" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "pupil_cards" ADD CONSTRAINT "pupil_cards_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pupil_pictures" ADD CONSTRAINT "pupil_pictures_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "picture_tries_expires" ON "picture_tries" USING btree ("expires_at");